import { brandRequestsContract } from '#api/office/brands/[key]/requests.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { ActionDialog, reasonOf } from '../form/action-dialog.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useMay, useOfficeHref } from '../frame/office-context.ts';
import { useSecondPersonNote } from '../frame/office-notes.tsx';
import type { WrittenBrand } from './data.server.ts';

/** Whether readers see the brand, what waits about that, and the request to change it. */
export function BrandState({ brand }: { brand: WrittenBrand }) {
  const { t } = useLanguage<'office-brands'>();
  const href = useOfficeHref();
  const mayEdit = useMay()('brands.edit');
  const [request] = brand.requests;
  const next = brand.state === 'live' ? 'closed' : 'live';
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Badge tone={brand.state === 'live' ? 'win' : 'neutral'}>
        {t(`office-brands.state.${brand.state}`)}
      </Badge>
      {request !== undefined ? (
        <Notice tone="warning">
          <TextLink href={href(`/office/approvals/${request.id}`)}>{t('office-brands.waiting')}</TextLink>
        </Notice>
      ) : mayEdit ? (
        <AskState brand={brand} next={next} />
      ) : null}
    </div>
  );
}

function AskState({ brand, next }: { brand: WrittenBrand; next: 'live' | 'closed' }) {
  const { t } = useLanguage<'office-brands'>();
  const call = useOfficeCall();
  const say = useSecondPersonNote(useOfficeHref());
  return (
    <ActionDialog
      verb={t(`office-brands.ask.${next}`)}
      tone={next === 'live' ? 'primary' : 'danger'}
      title={t(`office-brands.ask.${next}`).replace(/…$/, '')}
      text={t(`office-brands.askText.${next}`, { hosts: brand.hosts.join(', ') })}
      withReason
      secondPerson="request"
      send={(form) =>
        call(brandRequestsContract, {
          params: { key: brand.key },
          body: { state: next, version: brand.version, reason: reasonOf(form) },
        })
      }
      onDone={({ id }) => say(id)}
    />
  );
}
