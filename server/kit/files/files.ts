/** The store of uploaded files. The content of a key never changes. */
export interface Files {
  put(key: string, bytes: Uint8Array, type: string): Promise<void>
  get(key: string): Promise<Uint8Array | undefined>
  /** Removing a file that does not exist is not an error. */
  remove(key: string): Promise<void>
}
