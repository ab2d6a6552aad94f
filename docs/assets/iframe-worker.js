// The search of the site runs in a worker. Browsers start no workers from disk: there it runs in a hidden frame.
// Part of the documentation site only (`extra.polyfills` in mkdocs.yml).

if (location.protocol === "file:") {
  window.Worker = class extends EventTarget {
    #frame = document.createElement("iframe");
    #waiting = [];
    #isLoaded = false;

    constructor(url) {
      super();
      this.#frame.hidden = true;
      this.#frame.addEventListener("load", () => this.#run(url), { once: true });
      document.body.append(this.#frame);
    }

    #run(url) {
      const { contentWindow, contentDocument } = this.#frame;
      contentWindow.postMessage = (data) => this.dispatchEvent(new MessageEvent("message", { data }));
      const script = contentDocument.createElement("script");
      script.src = url;
      script.addEventListener("load", () => {
        this.#isLoaded = true;
        for (const data of this.#waiting.splice(0)) this.postMessage(data);
      });
      contentDocument.body.append(script);
    }

    postMessage(data) {
      if (this.#isLoaded) {
        this.#frame.contentWindow.dispatchEvent(new MessageEvent("message", { data }));
      } else {
        this.#waiting.push(data);
      }
    }

    terminate() {
      this.#frame.remove();
    }
  };
}
