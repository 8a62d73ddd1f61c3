/**
 * Where files live that people or image providers brought: uploads and generated pictures. Names are
 * chosen by us (letters, digits, `-`, `_`, one dot), never by a person.
 */
export interface FileStorage {
  /** Keeps the bytes under this name, whole or not at all; over an older file of that name. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** The bytes, or undefined when there is no such file. */
  get(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Also fine when there is no such file. */
  delete(name: string): Promise<void>
}

const FILE_NAME = /^[\w-]{1,100}\.[a-z0-9]{1,5}$/

/** The one check between a name and a path: no separators, no dots but the one before the ending. */
export const isFileName = (name: string): boolean => FILE_NAME.test(name)
