# Where a table can't stand, or not as it was asked for, and what to do.

no-uploads = Discord has switched off file uploads for this server, so boards and hands are text here. Only Discord can switch them on again: the owner of the server can ask its support. I try again every hour.
export-no-uploads = Discord has switched off file uploads for this server, so I can't send your file here. Use `/me export` on another server.
