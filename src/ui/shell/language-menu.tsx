import { Dropdown, dropdownItemStyle } from '../dropdown.tsx';
import { Icon } from '../icon.tsx';
import { iconButtonStyle } from '../icon-button.tsx';
import { Link } from '../link.tsx';
import { checkIcon, globeIcon } from './shell-icon-paths.ts';

export interface LanguageChoice {
  /** `zh_TW` */
  code: string;
  /** `zh-TW`, so that the name is read in its own language. */
  lang: string;
  name: string;
  /** The same page in this language. */
  href: string;
  current: boolean;
}

/** The languages as links. They carry `rel` and `hreflang`, and each name stands in its own language. */
export function LanguageMenu({ label, choices }: { label: string; choices: readonly LanguageChoice[] }) {
  const current = choices.find((choice) => choice.current);
  return (
    <Dropdown
      label={current === undefined ? label : `${label}: ${current.name}`}
      triggerClassName={iconButtonStyle}
      trigger={<Icon of={globeIcon} />}
    >
      <ul>
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
              {chosen ? <Icon of={checkIcon} size={16} /> : null}
            </Link>
          </li>
        ))}
      </ul>
    </Dropdown>
  );
}
