import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Takes secrets out of the address: keeps what the named parameters say, and shows the address without them from then on, so
 * that they reach neither the history nor a link nor whoever looks over a shoulder. `names` must not change.
 */
export function useTakenQuery<Name extends string>(names: readonly Name[]): Partial<Record<Name, string>> {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const [taken, setTaken] = useState(() => read(search, names));

  useEffect(() => {
    const found = read(search, names);
    if (Object.keys(found).length === 0) return;
    setTaken(found);
    const rest = new URLSearchParams(search);
    for (const name of names) rest.delete(name);
    void navigate(rest.size === 0 ? pathname : `${pathname}?${rest}`, {
      replace: true,
      preventScrollReset: true,
    });
  }, [search, pathname, navigate, names]);

  return taken;
}

function read<Name extends string>(search: string, names: readonly Name[]): Partial<Record<Name, string>> {
  const query = new URLSearchParams(search);
  const found: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = query.get(name);
    if (value !== null) found[name] = value;
  }
  return found;
}
