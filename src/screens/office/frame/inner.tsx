import { isRouteErrorResponse, Outlet, useLocation, useRouteError } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';

/** The pages inside the frame; a page that fails leaves the frame as it is. */
export default function Inner() {
  return <Outlet />;
}

/** What is shown in the place of a page that does not exist, may not be seen, or broke. */
export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const { t } = useLanguage<'office-frame'>();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const isMissing = status === 404;
  const isAddress = status === 422;
  return (
    <ErrorState
      title={
        <h1>
          {t(
            isMissing
              ? 'office-frame.failed.missingTitle'
              : isAddress
                ? 'office-frame.failed.addressTitle'
                : 'office-frame.failed.brokenTitle',
          )}
        </h1>
      }
      text={
        isMissing
          ? t('office-frame.failed.missingText')
          : isAddress
            ? textOf(error)
            : t('office-frame.failed.brokenText')
      }
      action={
        <LinkButton href={isMissing ? '/office' : pathname} size="small">
          {t(isMissing ? 'office-frame.failed.start' : 'office-frame.failed.again')}
        </LinkButton>
      }
    />
  );
}

/** What the API said of the address, in the operator's language. */
function textOf(error: unknown): string {
  const data: unknown = isRouteErrorResponse(error) ? error.data : null;
  const hasText = typeof data === 'object' && data !== null && 'text' in data;
  return hasText && typeof data.text === 'string' ? data.text : '';
}
