/** Where a bucket of S3-compatible storage is, and the keys that open it. */
export interface S3Location {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}
