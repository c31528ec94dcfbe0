/** The dark modules as the data of one SVG path, on a grid of `size` units. */
export type QrCode = { readonly path: string; readonly size: number };

interface QrCodeImageProps {
  code: QrCode;
  label: string;
}

/** A QR code, dark on white in every theme, as readers need it. */
export function QrCodeImage({ code: { path, size }, label }: QrCodeImageProps) {
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="size-44 rounded-8 bg-[#fff]"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
