-- While there is one operator alone, whatever they ask for takes effect by itself three days later, not the account that takes the money alone.

alter table approval drop constraint approval_effective;
alter table approval add constraint approval_effective check (
  effective_at is null or (effective_at >= proposed_at + interval '72 hours' and effective_at < lapses_at));
