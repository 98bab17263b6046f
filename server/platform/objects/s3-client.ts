import { S3Client } from '@aws-sdk/client-s3';

/** How an S3-compatible store is reached. */
export interface S3Settings {
  /** Undefined: that of Amazon in the region. */
  readonly endpoint: string | undefined;
  readonly region: string;
  /** Undefined: those of the machine, as Amazon's client finds them. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
}

export const clientOf = ({ endpoint, region, credentials }: S3Settings): S3Client =>
  new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    // Stores of others do not know all of Amazon's later sums; a backup has its own, and a file is named by its own.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
