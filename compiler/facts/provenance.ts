/** Path of the file, relative to the project folder. */
export const PROVENANCE_FILE = '.sitec/provenance.json';
