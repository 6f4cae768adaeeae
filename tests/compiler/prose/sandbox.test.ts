/** The code of templates: what it prints, and what is said of every way in which it can be wrong. */
import { describe, expect, it } from 'vitest';
import { runTemplate, TemplateError } from '../../../compiler/prose/sandbox.ts';

describe('a template', () => {
  const printing = { escape: (value: unknown) => `[${String(value)}]`, isPrintable: (value: unknown) => typeof value === 'string' };
  const run = (source: string): string => runTemplate(source, { x: 'X', list: ['a', 'b'], box: { a: 'A' } }, printing);
  const faultOf = (source: string): readonly [string, number, string | null] | null => {
    try {
      run(source);
      return null;
    } catch (error) {
      if (!(error instanceof TemplateError)) throw error;
      return [error.message, error.line, error.missing];
    }
  };

  it.each([
    ['<%= x %>\n<%~ x %>\n', '[X]\nX\n'],
    ['<% for (const each of list) { %>\n- <%= each %>\n<% } %>\nend', '- [a]\n- [b]\nend'],
    ['a<% if (x) { %> b<% } %>\nc', 'a b\nc'],
    ['<% (list).forEach((each) => { %><%= each %><% }) %>', '[a][b]'],
    ['<% [x].map(String) %>b', 'b'],
    ["it's \\n `${x}` <%= x %>", "it's \\n `${x}` [X]"],
    ['\r\n<% if (x) { %>\r\nb\r\n<% } %>\r\n', '\nb\n'],
  ])('%j prints %j', (source, text) => expect(run(source)).toBe(text));

  it.each([
    ['\n<%= y %>', 'y is not defined', 2, 'y'],
    ['<%\n  const a = box;\n  a.b.c;\n%>', "Cannot read properties of undefined (reading 'c')", 3, null],
    ['\n\n<%= box.b %>', 'the tag "box.b" prints undefined', 3, null],
    ['<%= x %> <%= box.b %> <%=\n\n x %>', 'the tag "box.b" prints undefined', 1, null],
    ['a\n<%= x %> <%=\n\n  box.b\n%> <%= x %>', 'the tag "box.b" prints undefined', 4, null],
    ['<%~\n\n\n  x === "<% "\n  ? x : box.b %>', 'the tag "x === "<% " ? x : box.b" prints undefined', 4, null],
    ['<% const f = "<%= "; %>\n<%= "<%= " %>\n<%=\n\nbox.b %>', 'the tag "box.b" prints undefined', 5, null],
    ['\r\n<%=\r\n\r\nbox.b %>', 'the tag "box.b" prints undefined', 4, null],
    ['<%\n\n\n  const a = box;\n  a.b.c;\n%>', "Cannot read properties of undefined (reading 'c')", 5, null],
    ['<%= box %>', 'the tag "box" prints an object', 1, null],
    ['<%= () => x %>', 'the tag "() => x" prints a function', 1, null],
    ['<%= %>', 'an empty tag prints undefined', 1, null],
    [`<%= box.${'long'.repeat(30)} %>`, `the tag "box.${'long'.repeat(18)}lo …" prints undefined`, 1, null],
    ['<% y = 1 %>', 'y is not defined', 1, 'y'],
    ['a\n<% } %>', "Unexpected token '}'", 2, null],
    ['a\n<%= x x %>\nb', 'missing ) after argument list', 2, null],
    ['<% if (x) { %>\n<% for (const a of list) { %>\n<% } %>\nb', 'a block is not closed', 1, null],
    ['a\n<% "x %>', 'unclosed string', 2, null],
    ['a\n<% x( %>', "Unexpected token 'return'", 2, null],
    ["<%= require('fs') %>", 'require is not defined', 1, 'require'],
    ['\n<% throw null %>', 'it throws null, which is not an error', 2, null],
    ['<% const f = () => { %>\n<% throw "no luck" %>\n<% }; %>\n<% f() %>', "it throws 'no luck', which is not an error", 2, null],
    ['\n\n<% throw { a: { b: 1 } } %>', 'it throws { a: [Object] }, which is not an error', 3, null],
    ['\n<% throw new RangeError() %>', 'it throws RangeError without a message', 2, null],
  ])('%j fails: %s, line %i', (source, message, line, missing) => expect(faultOf(source)).toEqual([message, line, missing]));
});
