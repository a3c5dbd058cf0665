// Writes every text file of the build a second and a third time, packed, for the server to send.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;

export function compress(): Plugin {
  let folder = "";
  return {
    name: "compress",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      if (!existsSync(folder)) return; // the build failed; a second mistake would hide the first
      for (const entry of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!TEXT.test(entry)) continue;
        const file = join(folder, entry);
        const content = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(content));
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}
