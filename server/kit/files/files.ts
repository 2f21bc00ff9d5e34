/** Where uploaded files are kept. A key is written once and never changes its content. */
export interface Files {
  put(key: string, bytes: Uint8Array, type: string): Promise<void>
  get(key: string): Promise<Uint8Array | undefined>
  /** Removing what isn't there is no mistake: it may have been removed before. */
  remove(key: string): Promise<void>
}
