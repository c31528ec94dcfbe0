import { Link } from '../link.tsx';

interface LogoProps {
  /** The drawing of the brand, SVG markup from its own folder. */
  svg: string;
  /** The brand's name: the name of the link. */
  name: string;
  href: string;
  /** `full` fills the width of its place, `normal` has the height of a line. */
  mode: 'normal' | 'full';
}

export function Logo({ svg, name, href, mode }: LogoProps) {
  return (
    <Link
      href={href}
      aria-label={name}
      className={mode === 'full' ? 'block tap w-full max-w-40 sm:max-w-52' : 'block tap'}
    >
      <span
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing comes from our own folder, and inline it takes the theme's colours.
        dangerouslySetInnerHTML={{ __html: svg }}
        className={
          mode === 'full'
            ? 'block [&_svg]:h-auto [&_svg]:w-full'
            : 'block [&_svg]:h-7 [&_svg]:w-auto [&_svg]:max-w-full sm:[&_svg]:h-8'
        }
      />
    </Link>
  );
}
