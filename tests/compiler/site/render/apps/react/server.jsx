import { renderToStaticMarkup } from 'react-dom/server';
import { App } from './app.jsx';

export const render = async (path) => renderToStaticMarkup(<App path={path} now />);
