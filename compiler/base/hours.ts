/** "8:00–18:00", "9am to 5pm", "9.00am - 2.00pm", "9–17 Uhr", "8u30 tot 16u", "10時～19時": opening hours, often without a word for them. */
const TIME = String.raw`\d{1,2}(?:(?:[:.]\d\d)?\s?[ap]\.?m\b\.?|[:hu]\d\d|[.]\d\d(?=\s?(?:uhr|uur|[-–—]\s?\d{1,2}[.]\d\d\s?(?:uhr|uur)))|[hu]\b|時(?:\d\d分)?|(?=\s?(?:uhr|uur|(?:[-–—]|bis|tot)\s?\d{1,2}\s?(?:uhr|uur))))`;
/** The source of a regular expression for a range of times. */
export const HOURS = String.raw`\b${TIME}\s?(?:uhr|uur)?\s?(?:[-–—~〜～]|bis|to|til|till|tot|do|a|à|al|as|às|até|alle)\s?${TIME}`;

const RANGE = new RegExp(HOURS, 'iu');

/** Whether a line has a range of times. */
export const hasHours = (text: string): boolean => RANGE.test(text);
