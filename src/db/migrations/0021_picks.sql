-- Grades of members' models that an approved correction changed (B13): a row beside the grade, never in its place.
create table custom_model_correction (
  model_id uuid not null,
  game_id uuid not null,
  correction_id uuid not null references grade_proposal,
  -- When the second person agreed: of several corrections of a game the last one counts.
  decided_at timestamptz not null,
  result text not null check (result in ('win', 'lose', 'draw', 'cancel')),
  home_score smallint,
  away_score smallint,
  closing_value double precision,
  corrected_at timestamptz not null,
  primary key (model_id, game_id, correction_id),
  foreign key (model_id, game_id) references custom_model_grade
);
create index custom_model_grade_game on custom_model_grade (game_id);

create function refuse_model_correction() returns trigger language plpgsql as $$
begin
  if not exists (
    select 1 from grade_proposal
    join grade_decision on proposal_id = grade_proposal.id
    join pick on pick.id = grade_proposal.pick_id
    where grade_proposal.id = new.correction_id and pick.game_id = new.game_id and approved
      and decided_at = new.decided_at) then
    raise exception 'The correction of game % is not approved.', new.game_id;
  end if;
  return new;
end $$;
create trigger custom_model_correction_is_approved before insert on custom_model_correction
  for each row execute function refuse_model_correction();

-- Erasing an account erases these rows too.
create or replace function erase_custom_models(erased integer) returns void language plpgsql security definer
  set search_path = public as $$
begin
  if not exists (select 1 from account where id = erased and status = 'deleted') then
    raise exception 'Account % is not deleted.', erased;
  end if;
  delete from custom_model_correction using custom_model where model_id = id and account_id = erased;
  delete from custom_model_grade using custom_model where model_id = id and account_id = erased;
  delete from custom_model_pending using custom_model where model_id = id and account_id = erased;
  delete from custom_model_verdict using custom_model where model_id = id and account_id = erased;
  delete from custom_model_preview using custom_model where model_id = id and account_id = erased;
  delete from custom_model_bet using custom_model where model_id = id and account_id = erased;
  delete from custom_model_opening using custom_model where model_id = id and account_id = erased;
  delete from custom_model_run using custom_model where model_id = id and account_id = erased;
  delete from custom_model_pause where account_id = erased;
  delete from custom_model where account_id = erased;
end $$;

grant select, insert on custom_model_correction to trueline_app;

-- A look at the record as it was known at an instant takes the kept sums but of those days that say something else now.
create index pick_record_corrected on pick_record (origin, graded_at, settled_day) where corrections > 0;
create index pick_pass_known_at on pick_pass (origin, known_at, start_at);
