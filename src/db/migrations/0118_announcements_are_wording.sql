-- Announcements and contacts are of what is said of a brand: every page shows them, and they are kept in memory as long as none is changed.
create trigger announcement_is_counted after insert or update or delete on announcement
  for each statement execute function note_facts('wording');
create trigger contact_info_is_counted after insert or update or delete on contact_info
  for each statement execute function note_facts('wording');
