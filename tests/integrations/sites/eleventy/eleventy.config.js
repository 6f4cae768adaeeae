import { sitec } from 'sitec/eleventy';

export default function (config) {
  config.addPlugin(sitec);
}
