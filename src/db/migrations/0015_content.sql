-- The content office: news on their way to the reader, and a version on everything that several people edit.

-- Pictures of articles, each encoded anew by us. A path is never used for another picture, so it can be kept for ever.
create table news_image (
  path text primary key check (path ~ '^news/[0-9a-f-]{36}\.webp$'),
  brand text not null,
  bytes bytea not null check (octet_length(bytes) < 1048576),
  width smallint not null,
  height smallint not null,
  created_by uuid not null references operator,
  created_at timestamptz not null
);

-- What readers see are news_text, news_team, news_game and image_path. What is written goes into `revision` and is copied there
-- when somebody publishes it, so that an article on the site never changes by editing alone. An imported article has its texts
-- in news_text from the start and is a draft without a revision.
alter table news drop constraint news_status_check;
alter table news
  add constraint news_status_check check (status in ('draft', 'review', 'scheduled', 'published')),
  add column revision jsonb,
  add column image_path text references news_image,
  -- Where an article comes from that others wrote.
  add column source_name text check (source_name <> ''),
  add column source_url text check (source_url ~ '^https://'),
  add column author_id uuid references operator,
  -- Everybody who has written on what is not published yet: none of them publishes it, but the owner.
  add column editor_ids uuid[] not null default '{}',
  add column review_note text,
  add column publish_at timestamptz,
  add column published_by uuid references operator,
  add column created_at timestamptz not null default 'epoch',
  add column updated_at timestamptz not null default 'epoch',
  add column removed_at timestamptz check (removed_at is null or published_at is null),
  add column version integer not null default 1,
  add constraint news_schedule_check check ((status = 'scheduled') = (publish_at is not null)),
  add constraint news_source_check check ((source_name is null) = (source_url is null)),
  add constraint news_revision_check check (status <> 'published' or revision is null);
update news set created_at = coalesce(published_at, created_at), updated_at = coalesce(published_at, updated_at);
create unique index news_source on news (brand, source_url) where source_url is not null;
drop index news_published;
create index news_published on news (brand, published_at desc) where published_at is not null;
create index news_due on news (publish_at) where status = 'scheduled';
create index news_office on news (brand, updated_at desc);

alter table news_text add column image_alt text not null default '';

create table news_team (
  news_id uuid not null references news,
  team_id uuid not null references team,
  primary key (news_id, team_id)
);
create index news_team_team on news_team (team_id);

create table news_game (
  news_id uuid not null references news,
  game_id uuid not null references game,
  primary key (news_id, game_id)
);
create index news_game_game on news_game (game_id);

-- What is taken away stays, unseen, so that it can be put back.
alter table announcement
  add column updated_at timestamptz not null default 'epoch',
  add column removed_at timestamptz,
  add column version integer not null default 1,
  add constraint announcement_window_check check (until_at is null or until_at > from_at);
alter table contact_info
  add column updated_at timestamptz not null default 'epoch',
  add column removed_at timestamptz,
  add column version integer not null default 1;
alter table keyword_answer
  add column updated_at timestamptz not null default 'epoch',
  add column removed_at timestamptz,
  add column version integer not null default 1;

-- A member's words are shown only where it is known how they came to us and that the member agreed. A sample is nobody's words.
alter table customer_feedback
  add column source text check (source in ('mail', 'chat', 'phone', 'form', 'social', 'other')),
  -- Where the original can be found: a number of a letter, an address, a note.
  add column source_reference text not null default '',
  add column consent_on date,
  add column withdrawn_at timestamptz,
  add column updated_at timestamptz not null default 'epoch',
  add column version integer not null default 1;
update customer_feedback set approved = false where approved and not is_sample;
alter table customer_feedback
  add constraint customer_feedback_shown_check check (not approved or is_sample or (
    consent and consent_on is not null and source is not null and source_reference <> '' and withdrawn_at is null));

grant select, insert on news_image, news_team, news_game to trueline_app;
grant delete on news_team, news_game to trueline_app;
