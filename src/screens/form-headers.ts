/** What an action answers reaches the browser with its own headers, such as the wait that it asks for. */
export function formHeaders({ actionHeaders }: { readonly actionHeaders?: Headers | undefined }): Headers {
  return actionHeaders ?? new Headers();
}
