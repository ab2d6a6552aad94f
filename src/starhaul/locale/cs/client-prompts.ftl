### Browser client: prompts.
