-- How often guests were shown pages: a number for each day, brand, language and kind of page. No row is about anyone.
create table page_view (
  day date not null,
  brand text not null,
  language text not null check (language in ('en', 'zh_TW', 'zh_HK', 'vi')),
  page text not null
    check (page in ('home', 'schedule', 'standings', 'news', 'record', 'plans', 'register', 'login', 'other')),
  views bigint not null check (views > 0),
  primary key (brand, day, language, page)
);

create function hold_page_view() returns trigger language plpgsql set search_path = public as $$
begin
  if (new.day, new.brand, new.language, new.page) is distinct from (old.day, old.brand, old.language, old.page)
    or new.views < old.views then
    raise exception 'counts only grow' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger page_view_is_held before update on page_view
  for each row execute function hold_page_view();

grant select, insert, update on page_view to trueline_app;

-- The paid orders of a brand, member by member: which of them was the first, which a renewal, and by which coupon.
create index member_order_paid on member_order (brand, account_id, completed_at, id) include (coupon_id, discount)
  where order_status = 'completed' and not is_test;
-- The orders that were placed with a coupon.
create index member_order_coupon on member_order (brand, created_at) include (coupon_id)
  where coupon_id is not null and not is_test;
