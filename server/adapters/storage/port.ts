import { AppError } from '../../errors/app-error.ts'

/** A file on its way out of the storage. */
export interface StoredFile {
  /** In bytes. */
  readonly size: number
  /** To be read to its end or cancelled; it fails where the storage fails on the way. */
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>
}

/**
 * Where files live that people or image providers brought: uploads and generated pictures. Names are
 * chosen by us (letters, digits, `-`, `_`, one dot), never by a person; another name is a mistake of
 * ours and thrown as a RangeError. Everything fails with a StorageError when the storage does not answer
 * in time, refuses, or has no room.
 */
export interface FileStorage {
  /** Keeps the bytes under this name, whole or not at all; over an older file of that name. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** The bytes, or undefined when there is no such file. */
  get(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  /** The file as a stream, so that slow readers hold no memory; undefined when there is no such file. */
  open(name: string): Promise<StoredFile | undefined>
  /** Also fine when there is no such file. */
  delete(name: string): Promise<void>
}

export interface Storage {
  /** Uploads and generated pictures. */
  readonly storage: FileStorage
}

/**
 * The storage is away, refuses or is full; what was asked of it did not happen, or may not have. Routes
 * need not translate it: it is what HTTP answers.
 */
export class StorageError extends AppError {
  constructor(cause: unknown, fault: 'storage_unavailable' | 'storage_full' = 'storage_unavailable') {
    super(fault, { cause })
  }
}

const FILE_NAME = /^[\w-]{1,100}\.[a-z0-9]{1,5}$/

/** The one check between a name and a path: no separators, no dots but the one before the ending. */
export const isFileName = (name: string): boolean => FILE_NAME.test(name)

/** @throws {RangeError} */
export function checkFileName(name: string): void {
  if (!isFileName(name)) throw new RangeError(`Not a file name: ${name}`)
}
