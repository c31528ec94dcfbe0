import { type ChangeEvent, useRef, useState } from 'react';
import { newsImagesContract } from '#api/office/news-images.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { base64Of } from '../form/base64-of.ts';
import { useOfficeCall } from '../form/use-office-call.ts';

const MAX_BYTES = 2_000_000;

interface HeroImageProps {
  path: string | null;
  /** The base of images. */
  images: string;
  mayEdit: boolean;
  onChange: (path: string | null) => void;
}

/** The picture above an article. The server re-encodes it, so nothing of the file itself reaches a reader. */
export function HeroImage({ path, images, mayEdit, onChange }: HeroImageProps) {
  const { t } = useLanguage<'office-news'>();
  const call = useOfficeCall();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (file === undefined) return;
    if (file.size > MAX_BYTES) return setError(t('office-news.image.tooLarge'));
    setBusy(true);
    setError(null);
    const answer = await call(newsImagesContract, { body: { image: await base64Of(file) } });
    setBusy(false);
    if (answer.status) onChange(answer.data.path);
    else setError(Object.values(answer.msg).flat().join(' '));
  };
  return (
    <div className="grid justify-items-start gap-3">
      {path === null ? (
        <p className="text-14 text-ink-2">
          {t(mayEdit ? 'office-news.image.none' : 'office-news.image.without')}
        </p>
      ) : (
        <img
          src={`${images}${path}`}
          alt={t('office-news.image.title')}
          className="max-h-60 max-w-full rounded-8"
        />
      )}
      <div role="alert" className="empty:hidden">
        {error === null ? null : <Notice tone="error">{error}</Notice>}
      </div>
      {mayEdit ? (
        <div className="flex flex-wrap gap-2">
          <label className="sr-only" htmlFor="hero-file">
            {t('office-news.image.file')}
          </label>
          <input
            ref={input}
            id="hero-file"
            type="file"
            accept="image/jpeg,image/png,image/webp"
            onChange={choose}
            tabIndex={-1}
            className="sr-only"
          />
          <Button size="small" busy={isBusy} onClick={() => input.current?.click()}>
            {t('office-news.image.choose')}
          </Button>
          {path === null ? null : (
            <Button size="small" tone="quiet" onClick={() => onChange(null)}>
              {t('office-news.image.drop')}
            </Button>
          )}
        </div>
      ) : null}
    </div>
  );
}
