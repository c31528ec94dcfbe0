-- What operators say: legal texts in versions, translations, titles of pages, redirects, languages, settings and colours.

-- A published legal text is never changed. It holds from `effective_at` on, which may lie after the day it was published, so that
-- members can be told in time. `source` is the text with its placeholders, from which a next version is written; null where the
-- program's own text is the source.
alter table legal_document
  add column source jsonb,
  add column effective_at timestamptz,
  add column published_by uuid references operator,
  add column note text not null default '';
update legal_document set effective_at = published_at;
alter table legal_document
  alter column effective_at set not null,
  add check (effective_at >= published_at),
  add check (is_sample or published_by is not null or source is null);

-- The one text of a kind that is being written. Texts: language → {title, sections}, with placeholders.
create table legal_draft (
  brand text not null,
  type text not null check (type in ('terms', 'privacy', 'purchase', 'notice')),
  base_version integer not null,
  texts jsonb not null,
  version integer not null check (version > 0),
  updated_by uuid not null references operator,
  updated_at timestamptz not null,
  primary key (brand, type)
);

-- A member who is shown a new version agrees to it apart from signing up and ordering.
alter table consent drop constraint consent_occasion_check;
alter table consent add constraint consent_occasion_check
  check (occasion in ('registration', 'subscription', 'new_version'));

-- What a brand says instead of a message of the program; `base_text` is what the program said when it was written, so that a
-- change of the program can be seen.
create table message_override (
  brand text not null,
  language_code text not null check (language_code in ('en', 'zh_TW', 'zh_HK', 'vi')),
  key text not null,
  text text not null check (text <> ''),
  base_text text not null,
  version integer not null check (version > 0),
  updated_by uuid not null references operator,
  updated_at timestamptz not null,
  primary key (brand, language_code, key)
);

alter table seo_text
  add column og_title text,
  add column og_description text,
  add column version integer not null default 1;
alter table redirect_rule
  add column note text not null default '',
  add column version integer not null default 1;
alter table website_language add column version integer not null default 1;
alter table brand_setting add column version integer not null default 1;

-- Whatever is said of a brand has one version; what is kept in memory is good as long as it stands.
alter table fact_version drop constraint if exists fact_version_topic_check;
alter table fact_version add constraint fact_version_topic_check check (topic ~ '^[a-z_]+$');
insert into fact_version values ('wording', 1, 'epoch');
create trigger message_override_is_counted after insert or update or delete on message_override
  for each statement execute function note_facts('wording');
create trigger brand_setting_is_counted after insert or update or delete on brand_setting
  for each statement execute function note_facts('wording');
create trigger seo_text_is_counted after insert or update or delete on seo_text
  for each statement execute function note_facts('wording');
create trigger redirect_rule_is_counted after insert or update or delete on redirect_rule
  for each statement execute function note_facts('wording');
create trigger website_language_is_counted after insert or update or delete on website_language
  for each statement execute function note_facts('wording');
create trigger legal_document_is_counted after insert on legal_document
  for each statement execute function note_facts('wording');

grant select, insert, update, delete on legal_draft, message_override to trueline_app;
