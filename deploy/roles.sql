-- Once, as the superuser of the primary: the owner of the tables and their database. `npm run migrate` makes the login of web and worker.
create role trueline login createrole password 'OWNER-PASSWORD';
create database trueline owner trueline encoding 'UTF8' locale_provider builtin builtin_locale 'C.UTF-8' lc_collate 'C' lc_ctype 'C.UTF-8' template template0;
