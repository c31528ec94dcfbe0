-- The answer to a write under an Idempotency-Key is stored exactly as it was sent, and only ever by the transaction that did
-- the work. Rows without an answer belonged to calls that were still running; the advisory lock of such a call takes their place.

delete from idempotency_key where http_code is null;
alter table idempotency_key add column body text;
update idempotency_key set body = answer::text;
alter table idempotency_key alter column body set not null, alter column http_code set not null, drop column answer;
