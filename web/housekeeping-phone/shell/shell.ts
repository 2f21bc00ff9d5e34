/** The files with which the phone page opens without a connection. */
export interface Shell {
  /** The address of the page. */
  page: string
  /** The script that the page starts with. It names the version. */
  entry: string
  files: string[]
}

export const workerFile = '/housekeeping-worker.js'
