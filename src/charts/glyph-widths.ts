/** How wide characters are, in parts of the size of the font; undefined for one that the font does not have. */
export type GlyphWidths = (character: string) => number | undefined;

/**
 * Reads from a TrueType file what text measuring needs: which glyph a character has (`cmap`), and how far the pen
 * moves for it (`hmtx`). https://learn.microsoft.com/typography/opentype/spec/
 *
 * @throws {Error} when it is no such file
 */
export function readGlyphWidths(font: Buffer): GlyphWidths {
  const tables = tablesOf(font);
  const perEm = tables('head').readUInt16BE(18);
  const metrics = tables('hhea').readUInt16BE(34);
  const advances = tables('hmtx');
  const glyphs = glyphsOf(tables('cmap'));
  return (character) => {
    const glyph = glyphs.get(character.codePointAt(0) ?? 0);
    // The last glyphs share one width.
    return glyph === undefined
      ? undefined
      : advances.readUInt16BE(Math.min(glyph, metrics - 1) * 4) / perEm;
  };
}

function tablesOf(font: Buffer): (name: string) => Buffer {
  const count = font.readUInt16BE(4);
  const found = new Map<string, Buffer>();
  for (let at = 12; at < 12 + count * 16; at += 16) {
    const from = font.readUInt32BE(at + 8);
    const name = font.toString('latin1', at, at + 4);
    found.set(name, font.subarray(from, from + font.readUInt32BE(at + 12)));
  }
  return (name) => {
    const table = found.get(name);
    if (table === undefined) throw new Error(`This is no TrueType font: it has no table ${name}.`);
    return table;
  };
}

/** Of the table that covers all of Unicode, format 12: groups of first character, last one, first glyph. */
function glyphsOf(cmap: Buffer): Map<number, number> {
  const start = wholeUnicode(cmap);
  const glyphs = new Map<number, number>();
  const groups = cmap.readUInt32BE(start + 12);
  for (let at = start + 16; at < start + 16 + groups * 12; at += 12) {
    const first = cmap.readUInt32BE(at);
    const last = cmap.readUInt32BE(at + 4);
    const glyph = cmap.readUInt32BE(at + 8);
    for (let point = first; point <= last; point += 1) glyphs.set(point, glyph + point - first);
  }
  return glyphs;
}

function wholeUnicode(cmap: Buffer): number {
  const count = cmap.readUInt16BE(2);
  for (let at = 4; at < 4 + count * 8; at += 8) {
    const start = cmap.readUInt32BE(at + 4);
    if (cmap.readUInt16BE(start) === 12) return start;
  }
  throw new Error('The font does not say which glyphs characters outside the first plane have.');
}
