import { Dropdown, dropdownItemStyle } from '../dropdown.tsx';
import { Icon } from '../icon.tsx';
import { iconButtonStyle } from '../icon-button.tsx';
import { Link } from '../link.tsx';
import { checkIcon, globeIcon } from './shell-icon-paths.ts';

interface LanguageChoice {
  /** `zh_TW` */
  code: string;
  /** `zh-TW`, so that the name is read in its own language. */
  lang: string;
  name: string;
  /** The same page in this language. */
  href: string;
  current: boolean;
}

export interface LanguageLinksProps {
  label: string;
  /** What is said where the page cannot be loaded in the chosen language. */
  failed?: string;
  choices: readonly LanguageChoice[];
}

/** The same links as a list without a trigger, for a menu that is open already. */
export function LanguageLinks({ label, failed, choices }: LanguageLinksProps) {
  return (
    <nav aria-label={label} className="mt-1 border-t border-line pt-1">
      <ul data-failed={failed} className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-0.5">
        {choices.map(({ code, lang, name, href, current }) => (
          <li key={code}>
            <Link
              href={href}
              lang={lang}
              hrefLang={lang}
              rel="alternate"
              aria-current={current ? 'true' : undefined}
              className={dropdownItemStyle}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The languages as links. They carry `rel` and `hreflang`, and each name stands in its own language. */
export function LanguageMenu({ label, failed, choices }: LanguageLinksProps) {
  const current = choices.find((choice) => choice.current);
  return (
    <Dropdown
      label={current === undefined ? label : `${label}: ${current.name}`}
      triggerClassName={iconButtonStyle}
      trigger={<Icon drawing={globeIcon} />}
    >
      <ul data-failed={failed}>
        {choices.map(({ code, lang, name, href, current: chosen }) => (
          <li key={code}>
            <Link
              href={href}
              lang={lang}
              hrefLang={lang}
              rel="alternate"
              aria-current={chosen ? 'true' : undefined}
              className={dropdownItemStyle}
            >
              <span className="grow">{name}</span>
              {chosen ? <Icon drawing={checkIcon} size={16} /> : null}
            </Link>
          </li>
        ))}
      </ul>
    </Dropdown>
  );
}
