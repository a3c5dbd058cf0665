import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { CHUNKS } from "./build/chunks";
import { compress } from "./build/compress";
import { rulebook } from "./build/rulebook";
import { sentences } from "./build/sentences";

export default defineConfig({
  plugins: [svelte(), rulebook(), sentences(), compress()],
  build: {
    outDir: "../holdfast/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's security policy wants files
    target: "es2022",
    rolldownOptions: { output: { codeSplitting: CHUNKS } },
  },
  server: {
    fs: { allow: [".."] }, // sentences and rulebooks live with the games
    proxy: {
      "/api": { target: "http://127.0.0.1:8080", changeOrigin: true },
      "/ws": { target: "ws://127.0.0.1:8080", ws: true, changeOrigin: true },
    },
  },
  test: { include: ["src/**/*.test.ts"] },
});
