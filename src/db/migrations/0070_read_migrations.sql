-- Commands of an operator compare the shape of the database with their own before they do anything, and they log in as the application.
grant select on migration to trueline_app;
