-- A statement may say the same more often than a smallint counts: many members pay the same price on one day, and some banks
-- tell nothing of who paid.
alter table bank_line alter column occurrence type integer;
