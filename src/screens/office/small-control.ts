/** The classes of a control in a dense place: a filter, or the foot of the sidebar. */
export const smallControlStyle =
  'block w-full min-h-8 pointer-coarse:min-h-11 rounded-4 border-0 bg-surface px-2 py-1 text-16 text-ink shadow-[inset_0_0_0_1px_var(--border-main)] sm:text-14';
