import { type AnchorHTMLAttributes, type ComponentType, createContext, use } from 'react';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

function PlainLink(props: LinkProps) {
  return <a {...props} />;
}

const Context = createContext<ComponentType<LinkProps>>(PlainLink);

/** Tells every link of the design system how to change the page; without it a link is an ordinary `<a>`. */
export const LinkProvider = Context;

export function Link(props: LinkProps) {
  const Component = use(Context);
  return <Component {...props} />;
}
