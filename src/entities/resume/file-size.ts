const KB = 1024
const MB = 1024 * KB

/** `240 KB`, `1.5 MB`. */
export const fileSize = (bytes: number): string =>
  bytes < MB ? `${Math.max(1, Math.round(bytes / KB))} KB` : `${(bytes / MB).toFixed(1)} MB`
