// Files beside the report: scripts that pass one value each, because a page that was opened as a file cannot read other files.
import { find } from './dom.js';

const waiting = new Map();
globalThis.sitecReport = (name, value) => waiting.get(name)?.(value);

const tellFault = (file) => {
  const fault = find('#fault');
  fault.textContent = `The file report/${file} is missing. It belongs into the folder "report" beside this file; build again, or copy the folder too.`;
  fault.hidden = false;
};

/** Loads a file beside the report; returns its value, null for a missing file, which is reported. */
export const loadBeside = (file, name) =>
  new Promise((resolve) => {
    const script = document.createElement('script');
    const end = (value) => {
      waiting.delete(name);
      script.remove();
      resolve(value);
    };
    waiting.set(name, end);
    script.src = `report/${file}`;
    script.addEventListener('error', () => {
      tellFault(file);
      end(null);
    });
    document.head.append(script);
  });
