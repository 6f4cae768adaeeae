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

/** Bytes of a block, the unit in which files are read and written. */
const BLOCK = 262_144;
/** Maximum blocks of a file in memory. Stages go through the pages of a site in order, so a block serves many reads. */
const MOST_BLOCKS = 64;

/** An open file for texts that are stored and read back, so that they do not stay in memory. Callers must not change the bytes they get. */
export class TextFile {
  readonly #path: string;
  readonly #descriptor: number;
  /** Blocks in memory by their number, the last used at the end. */
  readonly #blocks = new Map<number, Buffer>();
  readonly #isWritable: boolean;
  /** The block at the end of a writable file, which is not written yet. */
  #last: Buffer;
  #end = 0;

  private constructor(path: string, flags: string) {
    this.#path = path;
    this.#descriptor = openSync(path, flags);
    this.#isWritable = flags !== 'r';
    this.#last = Buffer.allocUnsafe(this.#isWritable ? BLOCK : 0);
  }

  /** Opens a file that exists. Throws errors of the file system. */
  static open(path: string): TextFile {
    return new TextFile(path, 'r');
  }

  /** Makes an empty file. Throws errors of the file system. */
  static create(path: string): TextFile {
    return new TextFile(path, 'w+');
  }

  /** Adds to the end. Throws errors of the file system, also for what was added before. */
  append(content: string | Uint8Array): Stretch {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const offset = this.#end;
    for (let added = 0; added < bytes.length;) {
      const at = this.#end % BLOCK;
      const step = Math.min(BLOCK - at, bytes.length - added);
      this.#last.set(bytes.subarray(added, added + step), at);
      added += step;
      this.#end += step;
      if (at + step === BLOCK) this.#endBlock();
    }
    return this.stretch(offset, bytes.length);
  }

  /** A part of the file, which may be beyond the end. */
  stretch(offset: number, length: number): Stretch {
    return new Stretch(this, offset, length);
  }

  /** Bytes from an offset on; fewer than requested at the end of the file. */
  read(offset: number, length: number): Buffer {
    const first = Math.floor(offset / BLOCK);
    const start = offset - first * BLOCK;
    if (start + length <= BLOCK) return this.#block(first).subarray(start, start + length);
    const parts: Buffer[] = [];
    for (let number = first; number * BLOCK < offset + length; number++) {
      const block = this.#block(number);
      parts.push(block.subarray(Math.max(0, offset - number * BLOCK), offset + length - number * BLOCK));
      if (block.length < BLOCK) break;
    }
    return Buffer.concat(parts);
  }

  /** Closes the file. Stretches of it can no longer be read. Throws errors of the file system for what was added. */
  close(): void {
    try {
      this.#write(this.#open(), this.#end - (this.#end % BLOCK));
    } finally {
      closeSync(this.#descriptor);
    }
  }

  /** Closes the file and deletes it. */
  remove(): void {
    closeSync(this.#descriptor);
    rmSync(this.#path, { force: true });
  }

  /** The bytes that are not written yet. */
  #open(): Buffer {
    return this.#last.subarray(0, this.#end % BLOCK);
  }

  /** Writes the block at the end, which is full, and begins the next one. */
  #endBlock(): void {
    this.#write(this.#last, this.#end - BLOCK);
    this.#keep(this.#end / BLOCK - 1, this.#last);
    this.#last = Buffer.allocUnsafe(BLOCK);
  }

  #write(bytes: Buffer, offset: number): void {
    for (let written = 0; written < bytes.length;)
      written += writeSync(this.#descriptor, bytes, written, bytes.length - written, offset + written);
  }

  #block(number: number): Buffer {
    if (this.#isWritable && number === Math.floor(this.#end / BLOCK)) return this.#open();
    const block = this.#blocks.get(number) ?? this.#readBlock(number);
    this.#keep(number, block);
    return block;
  }

  #readBlock(number: number): Buffer {
    const bytes = Buffer.allocUnsafe(BLOCK);
    let read = 0;
    for (let got = 1; got > 0 && read < BLOCK; read += got)
      got = readSync(this.#descriptor, bytes, read, BLOCK - read, number * BLOCK + read);
    return bytes.subarray(0, read);
  }

  #keep(number: number, block: Buffer): void {
    this.#blocks.delete(number);
    this.#blocks.set(number, block);
    const [oldest] = this.#blocks.keys();
    if (this.#blocks.size > MOST_BLOCKS && oldest !== undefined) this.#blocks.delete(oldest);
  }
}
