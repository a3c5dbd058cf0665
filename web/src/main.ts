import { mount } from "svelte";
import "./styles.css";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { loadLanguage } from "./lib/words.svelte";

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no #app");

await loadLanguage(settings.language);
mount(App, { target });
