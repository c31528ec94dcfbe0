-- The outbox names which e-mail a row is by the word that the field uses.
alter table outbox rename column letter to template;
