import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs';

/** A text that is stored outside of memory. */
export interface StoredText {
  bytes(): Buffer;
  text(): string;
}

/** A part of a file. */
export class Stretch implements StoredText {
  readonly #file: TextFile;
  readonly #offset: number;
  readonly #length: number;

  constructor(file: TextFile, offset: number, length: number) {
    this.#file = file;
    this.#offset = offset;
    this.#length = length;
  }

  /** Its bytes, read from the file. */
  bytes(): Buffer {
    return this.#file.read(this.#offset, this.#length);
  }

  /** The same as text in UTF-8. */
  text(): string {
    return this.bytes().toString('utf8');
  }
}

/** An open file for texts that are stored and read back, so that they do not stay in memory. */
export class TextFile {
  readonly #path: string;
  readonly #descriptor: number;
  #end = 0;

  private constructor(path: string, flags: string) {
    this.#path = path;
    this.#descriptor = openSync(path, flags);
  }

  /** Opens a file that exists. Throws errors of the file system. */
  static open(path: string): TextFile {
    return new TextFile(path, 'r');
  }

  /** Makes an empty file. Throws errors of the file system. */
  static create(path: string): TextFile {
    return new TextFile(path, 'w+');
  }

  /** Adds to the end. */
  append(content: string | Uint8Array): Stretch {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const offset = this.#end;
    for (let written = 0; written < bytes.length;)
      written += writeSync(this.#descriptor, bytes, written, bytes.length - written, offset + written);
    this.#end += bytes.length;
    return this.stretch(offset, bytes.length);
  }

  /** A part of the file, which may be beyond the end. */
  stretch(offset: number, length: number): Stretch {
    return new Stretch(this, offset, length);
  }

  /** Bytes from an offset on; fewer than requested at the end of the file. */
  read(offset: number, length: number): Buffer {
    const bytes = Buffer.allocUnsafe(length);
    let read = 0;
    for (let got = 1; got > 0 && read < length; read += got) got = readSync(this.#descriptor, bytes, read, length - read, offset + read);
    return bytes.subarray(0, read);
  }

  /** Closes the file. Stretches of it can no longer be read. */
  close(): void {
    closeSync(this.#descriptor);
  }

  /** Closes the file and deletes it. */
  remove(): void {
    this.close();
    rmSync(this.#path, { force: true });
  }
}
