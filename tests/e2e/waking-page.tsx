import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Late, latePart } from '../../src/screens/frame/loading/late-part.tsx';

/**
 * A page whose only part is woken late, in the moment after React has asked for it. The server's writing stands in the document
 * already; what React could not wake stands in `document.title` afterwards, and nothing where all went well.
 */
const Greeting = ({ name }: { name: string }) => <p id="greeting">Good day, {name}</p>;

let arrive: (part: typeof Greeting) => void = () => {};
const part = latePart<{ name: string }>(
  () =>
    new Promise((resolve) => {
      arrive = resolve;
    }),
  null,
);
const asked = {
  ...part,
  wait: () => {
    setTimeout(() => arrive(Greeting));
    return part.wait();
  },
};
const root = document.querySelector('#root');
if (root !== null) {
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <Late part={asked} given={{ name: 'reader' }} />
      </StrictMode>,
      {
        onRecoverableError: (problem) => {
          document.title = String(problem);
        },
      },
    );
  });
}
