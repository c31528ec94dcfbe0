/** The message files that the gallery reads. */
export const galleryFiles = ['errors', 'gallery', 'shell', 'sport', 'ui'] as const;

export type GalleryFile = (typeof galleryFiles)[number];
