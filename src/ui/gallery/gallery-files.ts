/** The message files that the gallery reads. */
export const galleryFiles = ['errors', 'gallery', 'pick', 'shell', 'sport', 'ui'] as const;

export type GalleryFile = (typeof galleryFiles)[number];
