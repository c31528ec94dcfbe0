import { TextLink } from '#ui/text-link.tsx';
import { useMay, useOfficeHref } from '../frame/office-context.ts';

/** Who it is; for anyone who may see members the way to their page. */
export function MemberName({ member }: { member: { readonly uuid: string; readonly nick_name: string } }) {
  const may = useMay();
  const href = useOfficeHref();
  if (!may('members.view')) return member.nick_name;
  return <TextLink href={href(`/office/members/${member.uuid}`)}>{member.nick_name}</TextLink>;
}
