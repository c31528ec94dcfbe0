declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http';

  /** A server of the S3 protocol whose objects are files. */
  export default class S3rver {
    constructor(options: {
      readonly directory: string;
      readonly silent: boolean;
      readonly vhostBuckets: boolean;
      readonly configureBuckets: readonly { readonly name: string }[];
    });
    configureBuckets(): Promise<unknown>;
    callback(): RequestListener;
    readonly logger: { readonly exceptions: { unhandle(): void }; close(): void };
  }
}
