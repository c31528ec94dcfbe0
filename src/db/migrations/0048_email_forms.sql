-- Addresses are stored in the form NFKC, in which a full-width letter is the letter. An account whose address was stored in
-- another form gets it in this one, unless another account of the brand has it already: such a twin stays as it is, and its
-- owner signs in to the other account. Addresses with invisible characters cannot be told from a mistake and are left alone.

update account set email = changed.email
from (
  select distinct on (brand, normalize(email, nfkc)) id, normalize(email, nfkc) as email
  from account order by brand, normalize(email, nfkc), (email = normalize(email, nfkc)) desc, id
) as changed
where account.id = changed.id and account.email <> changed.email;
